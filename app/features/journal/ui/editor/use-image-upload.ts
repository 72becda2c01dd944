import type { Editor } from "@tiptap/core";
import { Selection, TextSelection } from "@tiptap/pm/state";
import { useCallback, useEffect, useRef } from "react";
import { useReportFailure } from "~/features/shell/ui/use-call";
import { CallError } from "~/shared/call-api";
import { newId } from "~/shared/ids";
import { useToast } from "~/ui/use-toast";
import { isImageFile, isTooLarge } from "../../domain/image-file";
import { uploadImage } from "./upload-image";
import { addPlaceholder, placeholderPosition, removePlaceholder } from "./upload-placeholders";

/** Puts images into the text at a position: checked, uploaded one after the other, shown while they upload. */
export type AddImages = (editor: Editor, files: File[], position: number) => Promise<void>;

const FAILED = { title: "Upload failed", text: "Failed to upload image. Please try again." };

/** @param onCount receives the number of images being uploaded, whenever it changes */
export function useImageUpload(onCount: (uploads: number) => void): AddImages {
  const { toast } = useToast();
  const report = useReportFailure();
  const stop = useRef<AbortController | null>(null);
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const addOne = useCallback(
    async (editor: Editor, file: File, position: number) => {
      const refusal = refusalOf(file);
      if (refusal) return toast({ ...refusal, variant: "destructive" });
      const id = newId();
      const preview = createPreview(file);
      addPlaceholder(editor.view, id, position, preview.element);
      try {
        const { url } = await uploadImage(file, { onProgress: preview.show, signal: stop.current?.signal });
        if (editor.isDestroyed) return;
        const place = placeholderPosition(editor.state, id);
        removePlaceholder(editor.view, id);
        if (place === null) return;
        insertImage(editor, place, { src: url, ...preview.size() });
        toast({ title: "Image uploaded" });
      } catch (error) {
        if (editor.isDestroyed) return;
        removePlaceholder(editor.view, id);
        // Of the refusals only a full plan (409) is shown with the server's words.
        const isOther = error instanceof CallError && ![401, 409].includes(error.status);
        await report(isOther ? null : error, FAILED);
      } finally {
        preview.release();
      }
    },
    [toast, report],
  );

  return useCallback(
    async (editor, files, position) => {
      count.current += files.length;
      onCount(count.current);
      for (const file of files) {
        await addOne(editor, file, Math.min(position, editor.state.doc.content.size));
        count.current -= 1;
        onCount(count.current);
      }
    },
    [addOne, onCount],
  );
}

/** Returns why a file cannot become an image, or `null`. */
function refusalOf(file: File): { title: string; description?: string } | null {
  if (!isImageFile(file)) return { title: "Only images can be added here" };
  if (isTooLarge(file)) return { title: "File too large", description: "Please select an image under 5MB" };
  return null;
}

/** Inserts an image. A selected position moves behind it; a cursor elsewhere stays. */
function insertImage(
  editor: Editor,
  position: number,
  attrs: { src: string; width?: number; height?: number },
) {
  editor.commands.insertContentAt(position, { type: "image", attrs }, { updateSelection: false });
  const { selection, doc, tr } = editor.state;
  if (selection instanceof TextSelection) return;
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.to), 1)));
}

/** Creates the placeholder of an uploading image: the pale image and its progress. Plain DOM, outside React. */
function createPreview(file: File) {
  const url = URL.createObjectURL(file);
  const element = document.createElement("span");
  element.className = "upload-placeholder";
  element.contentEditable = "false";

  const image = document.createElement("img");
  image.src = url;
  image.alt = "";

  const bar = document.createElement("span");
  bar.className = "upload-bar";
  bar.role = "progressbar";
  bar.ariaLabel = `Uploading ${file.name || "image"}`;
  bar.ariaValueMin = "0";
  bar.ariaValueMax = "100";

  const words = document.createElement("span");
  words.className = "upload-words";
  words.ariaHidden = "true";

  for (const part of [image, bar, words]) element.appendChild(part);
  const show = (share: number) => {
    const percent = Math.round(share * 100);
    bar.ariaValueNow = String(percent);
    bar.style.setProperty("--share", String(share));
    words.textContent = `Uploading… ${percent} %`;
  };
  show(0);
  return {
    element,
    /** Returns the image's dimensions, if the browser can read it, so that its place is kept while it loads. */
    size: () => (image.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : {}),
    /** Shows the uploaded share, from 0 to 1. */
    show,
    /** Frees the memory of the image. */
    release: () => URL.revokeObjectURL(url),
  };
}
