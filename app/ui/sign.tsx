import { clsx } from "clsx";
import { createElement, type ReactNode } from "react";

/** What lucide-react exports beside each icon: the icon's shapes. */
export interface SignData {
  node: [tag: string, attributes: Record<string, string>][];
}

/** A drawing without words; its size comes by class. */
export type Sign = (props: { className?: string }) => ReactNode;

/**
 * A lucide drawing for rows: a list shows it sixty times. The component of lucide-react puts together twelve attributes
 * each time and has a path for each line; here the lines are one path, made once, and `.lucide` in tailwind.css has the rest.
 */
export function signOf({ node }: SignData): Sign {
  const paths = node.flatMap(([tag, { d }]) => (tag === "path" && d ? [fromAnywhere(d)] : []));
  const others = node.filter(([tag]) => tag !== "path");
  const shapes = [
    ...(paths.length > 0 ? [<path key="path" d={paths.join("")} />] : []),
    ...others.map(([tag, attributes]) => createElement(tag, attributes)),
  ];
  return function SignDrawing({ className }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("lucide", className)}>
        {shapes}
      </svg>
    );
  };
}

/** A path that begins at its own place wherever the one before it ended. */
function fromAnywhere(d: string): string {
  const begins = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/.exec(d);
  if (!begins) return d;
  const rest = d.slice(begins[0].length);
  // Numbers that go on after a relative move are relative lines.
  return `M${begins[1]} ${begins[2]}${/^[\d.-]/.test(rest) ? "l" : ""}${rest}`;
}
