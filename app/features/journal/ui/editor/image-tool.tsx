import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { IMAGE_TYPES } from "../../domain/image-file";
import { ToolButton } from "./tool-button";

/** Chooses images of the device for the text. */
export function ImageTool({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label="Add image" onSelect={() => input.current?.click()}>
        <ImagePlus />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_TYPES.join(",")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Else the same file could not be chosen a second time.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
