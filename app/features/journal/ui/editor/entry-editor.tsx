import { clsx } from "clsx";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import { thumbNeverClass } from "./thumb-bar";
import type { EntryEditorProps } from "./use-entry-text";

// Not in the server's bundle: the editor needs a document.
const TiptapEditor: ComponentType<EntryEditorProps> = import.meta.env.SSR
  ? () => null
  : lazy(() => import("./tiptap-editor"));

/** The rich text editor of an entry; its code is loaded when it first appears. `isLoading`: its text is not there yet. */
export function EntryEditor({ isLoading, ...props }: EntryEditorProps & { isLoading: boolean }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div className="relative md:rounded-card md:border md:border-line md:bg-card">
      {isMounted && !isLoading ? (
        <Suspense fallback={<EditorSkeleton />}>
          <TiptapEditor {...props} />
        </Suspense>
      ) : (
        <EditorSkeleton />
      )}
    </div>
  );
}

function EditorSkeleton() {
  return (
    <SkeletonGroup text="Loading the editor">
      <div className={clsx("h-12 border-b border-line", thumbNeverClass)} />
      <div className="min-h-[400px] py-2 md:p-6">
        <SkeletonText lines={3} />
      </div>
    </SkeletonGroup>
  );
}
