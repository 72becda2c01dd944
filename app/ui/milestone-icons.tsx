import { clsx } from "clsx";
import type { ReactNode } from "react";

// A 24 px grid with lines of 1.5 px and round ends, like the lucide icons around them.
const shapes = {
  flame: (
    <>
      <path d="M12 2.500c4.6 4.2 7 7.9 7 11.600A7 7 0 0 1 12 21.500a7 7 0 0 1-7-7.400c0-2.3 1-4.4 2.6-6.3.3 1.9 1 3 2.2 3.500C9.7 8.2 10.2 5.3 12 2.500Z" />
      <path d="M12 21.500a3.2 3.2 0 0 1-3.2-3.300c0-1.7 1.1-3 3.2-4.9 2.1 1.9 3.2 3.2 3.2 4.900a3.2 3.2 0 0 1-3.2 3.300Z" />
    </>
  ),
  seedling: (
    <>
      <path d="M12 20.500v-8" />
      <path d="M12 12.500c0-3.6-2.5-6-7.5-6 0 4.3 2.7 6.5 7.5 6Z" />
      <path d="M12 10.500c0-3.9 2.6-6.7 7.5-7 .3 4.7-2.5 7.3-7.5 7Z" />
      <path d="M6 20.500h12" />
    </>
  ),
  herb: (
    <>
      <path d="M12 21.500V5" />
      <path d="M12 8c-1.8-1.8-1.8-3.8 0-5.5 1.8 1.7 1.8 3.7 0 5.500Z" />
      <path d="M12 13c-.3-3-2.2-4.6-5.5-4.700C6.5 11.5 8.5 13.2 12 13ZM12 13c.3-3 2.2-4.6 5.5-4.7 0 3.2-2 4.9-5.5 4.700Z" />
      <path d="M12 18.500c-.3-3-2.5-4.8-6.2-4.9 0 3.3 2.3 5.1 6.2 4.900ZM12 18.500c.3-3 2.5-4.8 6.2-4.9 0 3.3-2.3 5.1-6.2 4.900Z" />
    </>
  ),
  blossom: (
    <>
      <path d="M12 12.300C9.5 9.6 9.6 5.7 12 3c2.4 2.7 2.5 6.6 0 9.300Z" />
      <path d="M12 12.300c-3.5.5-6.3-1.7-7-5.3 3.5-.6 6.3 1.6 7 5.300ZM12 12.300c3.5.5 6.3-1.7 7-5.3-3.5-.6-6.3 1.6-7 5.300Z" />
      <path d="M12 12.300v9.2" />
      <path d="M12 19.500c.2-2.6 2-4.2 5.2-4.2 0 2.9-2 4.5-5.2 4.200Z" />
    </>
  ),
  tree: (
    <>
      <path d="M12 21.500V11" />
      <path d="M8.7 17.300a4.6 4.6 0 0 1-3-8A4.2 4.2 0 0 1 9 4.700a4 4 0 0 1 6 0 4.2 4.2 0 0 1 3.3 4.6 4.6 4.6 0 0 1-3 8Z" />
      <path d="m12 14 2.5-2.300M12 11.5 9.8 9.600M8.5 21.500h7" />
    </>
  ),
  star: <path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.200L3 9.500l6.3-.8Z" />,
  trophy: (
    <>
      <path d="M7.5 3.500h9V10a4.5 4.5 0 0 1-9 0Z" />
      <path d="M7.5 5.500H4.300c0 3.5 1 5.4 3.6 6M16.5 5.500h3.200c0 3.5-1 5.4-3.6 6" />
      <path d="M12 14.500v3M8.5 20.500c.3-2 1.5-3 3.5-3s3.2 1 3.5 3Z" />
    </>
  ),
  crown: (
    <>
      <path d="M4.5 16.5 3 7.500l5 3.7 4-6.7 4 6.7 5-3.7-1.5 9Z" />
      <path d="M5 20h14" />
    </>
  ),
} satisfies Record<string, ReactNode>;

type MilestoneIconName = keyof typeof shapes;

export interface MilestoneIconProps {
  name: MilestoneIconName;
  className?: string;
  /** Adds a faint fill of its own colour: for large sizes and reached milestones. */
  filled?: boolean;
}

/** Flame, seedling, herb, blossom, tree, star, trophy or crown; decoration beside words. Colour and size by class. */
export function MilestoneIcon({ name, className, filled = false }: MilestoneIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill={filled ? "currentColor" : "none"}
      fillOpacity={filled ? 0.16 : undefined}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx("shrink-0 [&_path]:[vector-effect:non-scaling-stroke]", className ?? "size-5")}
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}
