import type { Editor } from "@tiptap/core";
import { Unlink } from "lucide-react";
import { IconButton } from "~/ui/icon-button";
import { toLinkAddress } from "../../domain/link-address";
import { InlineForm } from "./inline-form";

/** Sets, changes or removes the link of the selected words; without a selection the address itself is written. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = (editor.getAttributes("link").href as string | undefined) ?? "";

  const apply = (typed: string): string | null => {
    if (typed.trim() === "") return current ? remove() : "Please enter an address.";
    const href = toLinkAddress(typed);
    if (!href) return "This kind of address cannot be linked.";
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !current) {
      chain
        .insertContent({ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    } else {
      chain.extendMarkRange("link").setLink({ href }).run();
    }
    onDone();
    return null;
  };
  const remove = (): null => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
    return null;
  };
  const cancel = () => {
    editor.commands.focus();
    onDone();
  };

  return (
    <InlineForm
      label="Link address"
      initial={current}
      placeholder="example.org"
      inputMode="url"
      focusFirst
      onApply={apply}
      onCancel={cancel}
    >
      {current && (
        <IconButton label="Remove link" onClick={remove}>
          <Unlink />
        </IconButton>
      )}
    </InlineForm>
  );
}
