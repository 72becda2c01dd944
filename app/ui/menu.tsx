import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { menuItemClass, popClass } from "./overlay-class";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  trigger: ReactNode;
  items: MenuItem[];
  align?: "start" | "end";
}

/** Actions behind one button, not modal: the page stays readable behind it. Destructive items come last, after a line. */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  const firstDestructive = items.findIndex((item) => item.destructive);
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={clsx(popClass, "min-w-48 p-1.5")}
        >
          {items.map((item, index) => (
            <div key={item.label} role="presentation">
              {index === firstDestructive && index > 0 && (
                <RadixMenu.Separator className="mx-2 my-1.5 h-px bg-line" />
              )}
              <RadixMenu.Item
                disabled={item.disabled}
                onSelect={item.onSelect}
                className={clsx(menuItemClass, item.destructive ? "text-danger" : "[&_svg]:text-muted")}
              >
                {item.icon}
                {item.label}
              </RadixMenu.Item>
            </div>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
