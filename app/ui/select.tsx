import * as RadixSelect from "@radix-ui/react-select";
import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { controlClass } from "./control-class";
import { Field, type FieldLabels } from "./field";
import { menuItemClass, popClass } from "./overlay-class";
import { useStyleNonce } from "./style-nonce";

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line in the list. */
  hint?: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldLabels {
  options: SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** A labelled select with a drawn list, for short lists that need a second line. Otherwise use NativeSelect. */
export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  disabled,
  className,
  ...labels
}: SelectProps) {
  const nonce = useStyleNonce();
  return (
    <Field {...labels} className={className}>
      {({ required, ...control }) => (
        <RadixSelect.Root {...{ value, defaultValue, onValueChange, name, disabled, required }}>
          <RadixSelect.Trigger
            {...control}
            className={controlClass(
              "flex h-11 items-center justify-between gap-2 text-left data-[placeholder]:text-muted",
            )}
          >
            <span className="truncate">
              <RadixSelect.Value placeholder={placeholder} />
            </span>
            <RadixSelect.Icon asChild>
              <ChevronDown aria-hidden className="size-5 text-muted" />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content
              position="popper"
              sideOffset={6}
              collisionPadding={12}
              className={clsx(
                popClass,
                "max-h-[min(24rem,var(--radix-select-content-available-height))] w-[var(--radix-select-trigger-width)] min-w-48 overflow-hidden",
              )}
            >
              <RadixSelect.Viewport nonce={nonce} className="p-1.5">
                {options.map((option) => (
                  <RadixSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={clsx(menuItemClass, "justify-between")}
                  >
                    <span>
                      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                      {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
                    </span>
                    <RadixSelect.ItemIndicator>
                      <Check aria-hidden className="text-accent-text" />
                    </RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  );
}
