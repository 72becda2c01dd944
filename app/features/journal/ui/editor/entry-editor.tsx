import { clsx } from "clsx";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { SkeletonGroup, SkeletonText } from "~/ui/skeleton";
import { type EntryEditorProps, paperClass } from "./entry-editor-props";
import { thumbNeverClass } from "./thumb-layout";

// Never in the server's bundle: the editor needs a document.
const TiptapEditor: ComponentType<EntryEditorProps> = import.meta.env.SSR
  ? () => null
  : lazy(() => import("./tiptap-editor"));

/** The rich text editor of an entry; its code is loaded when it is first shown. */
export function EntryEditor(props: EntryEditorProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return <EditorSkeleton />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <TiptapEditor {...props} />
    </Suspense>
  );
}

/** The shape of the editor while it, or what it begins with, is on its way. */
export function EditorSkeleton() {
  return (
    <SkeletonGroup text="Loading the editor" className={paperClass}>
      <div className={clsx("h-12 border-b border-line", thumbNeverClass)} />
      <div className="min-h-[400px] py-2 md:p-6">
        <SkeletonText lines={3} />
      </div>
    </SkeletonGroup>
  );
}
