import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useRef } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { CallError, errorMessage, isUnauthorized } from "~/shared/call-api";
import { newId } from "~/shared/ids";
import { useToast } from "~/ui/use-toast";
import { isImageFile, isTooLarge } from "../../domain/image-file";
import { insertImage } from "./insert-image";
import { uploadImage } from "./upload-image";
import { addPlaceholder, placeholderPosition, removePlaceholder } from "./upload-placeholders";
import { uploadProgress } from "./upload-progress";

/** Puts images into the text at a position: checked, uploaded one after the other, shown while on their way. */
export type AddImages = (editor: Editor, files: File[], position: number) => Promise<void>;

const FAILED = { title: "Upload failed", description: "Failed to upload image. Please try again." };

/** The server's own words where trying again would not help: the plan has no room for the image. */
function refusal(error: unknown): { description: string } | undefined {
  const isFull = error instanceof CallError && error.status === 409;
  return isFull ? { description: errorMessage(error, FAILED.description) } : undefined;
}

/** @param onCount told how many images are on their way, whenever that changes */
export function useImageUpload(onCount: (uploads: number) => void): AddImages {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const stop = useRef<AbortController | null>(null);
  const count = useRef(0);

  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const addOne = useCallback(
    async (editor: Editor, file: File, position: number) => {
      if (!isImageFile(file))
        return toast({ title: "Only images can be added here", variant: "destructive" });
      if (isTooLarge(file)) {
        return toast({
          title: "File too large",
          description: "Please select an image under 5MB",
          variant: "destructive",
        });
      }
      const id = newId();
      const progress = uploadProgress(file);
      addPlaceholder(editor.view, id, position, progress.element);
      try {
        const { url } = await uploadImage(file, { onProgress: progress.show, signal: stop.current?.signal });
        if (editor.isDestroyed) return;
        const place = placeholderPosition(editor.state, id);
        removePlaceholder(editor.view, id);
        if (place === null) return;
        insertImage(editor, place, { src: url, ...progress.size() });
        toast({ title: "Image uploaded" });
      } catch (error) {
        if (editor.isDestroyed) return;
        removePlaceholder(editor.view, id);
        if (isUnauthorized(error)) signInAgain();
        else toast({ ...FAILED, ...refusal(error), variant: "destructive" });
      } finally {
        progress.release();
      }
    },
    [toast, signInAgain],
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
