import type { Editor } from "@tiptap/core";
import { Trash2, Unlink } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "~/ui/button";
import { Input } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { toLinkAddress } from "../../domain/link-address";

interface InlineFormProps {
  /** The accessible name of the form and of its field. */
  label: string;
  initial: string;
  placeholder: string;
  inputMode?: "url" | "text";
  /** Whether the field takes the focus as the form opens. */
  focusFirst?: boolean;
  /** Applies the value. Returns an error message, or `null`. */
  onApply: (value: string) => string | null;
  onCancel: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** One field with Apply in a toolbar: Enter applies, Escape cancels. */
function InlineForm({
  label,
  initial,
  placeholder,
  inputMode = "text",
  focusFirst = false,
  onApply,
  onCancel,
  children,
}: InlineFormProps) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  // Not autoFocus: a bubble enters the page only after its content was rendered.
  useEffect(() => {
    if (!focusFirst) return;
    const frame = requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [focusFirst]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setError(onApply(value));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={handleKeyDown}
      className="grid gap-1.5 p-1"
    >
      <div className="flex items-center gap-1.5">
        <Input
          ref={input}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize={inputMode === "url" ? "off" : undefined}
          spellCheck={inputMode !== "url"}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
            setError(null);
          }}
          className="h-10! w-auto min-w-0 grow md:w-64!"
        />
        <Button type="submit" size="sm">
          Apply
        </Button>
        {children}
      </div>
      {error && (
        <p id={errorId} role="alert" className="px-1 text-sm text-danger">
          {error}
        </p>
      )}
    </form>
  );
}

/** Sets, changes or removes the link of the selected words; without a selection it inserts the address itself. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = (editor.getAttributes("link").href as string | undefined) ?? "";

  const apply = (typed: string): string | null => {
    if (typed.trim() === "") return current ? remove() : "Please enter an address.";
    const href = toLinkAddress(typed);
    if (!href) return "Links can't have this kind of address.";
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

/** The description (alternative text) of the selected image, and its removal. */
export function ImageForm({ editor }: { editor: Editor }) {
  const apply = (alt: string) => {
    editor.chain().focus().updateAttributes("image", { alt: alt.trim() }).run();
    // The cursor moves behind the image, which closes the form.
    editor.chain().setTextSelection(editor.state.selection.to).run();
    return null;
  };
  return (
    <InlineForm
      key={editor.state.selection.from}
      label="Description of the image"
      initial={(editor.getAttributes("image").alt as string | null) ?? ""}
      placeholder="What does it show?"
      onApply={apply}
      onCancel={() => editor.commands.focus()}
    >
      <IconButton
        label="Remove image"
        tone="destructive"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        <Trash2 />
      </IconButton>
    </InlineForm>
  );
}
