/** Pictures of the product in `public/pictures`, each in light and in dark. */
export type PictureName = "journal" | "assistant" | "prayer";

/** Of the files; shown at half that size. */
const SIZE = { width: 750, height: 1400 };
const frame = "mx-auto h-auto w-full max-w-[19rem] rounded-[1.75rem] border border-line-strong/40";

/**
 * A picture of a phone's screen in the theme of the page. What is hidden is not loaded, nor is what is far below:
 * a choice by `<picture>` would follow the system's theme and not the page's.
 */
export function Picture({ name, alt }: { name: PictureName; alt: string }) {
  const shared = { ...SIZE, loading: "lazy", decoding: "async" } as const;
  return (
    <div>
      <img {...shared} alt={alt} src={`/pictures/${name}.webp`} className={`${frame} dark:hidden`} />
      <img
        {...shared}
        alt={alt}
        src={`/pictures/${name}-dark.webp`}
        className={`${frame} hidden dark:block`}
      />
    </div>
  );
}
