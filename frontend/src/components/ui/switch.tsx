/*
 * On or off, at once. The label stands beside it and names it by `htmlFor`.
 *   <label htmlFor={id}>…</label><Switch id={id} checked={isOn} onCheckedChange={setIsOn} />
 */
import { Check } from 'lucide-react';
import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

export function Switch({ className, ...rest }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      {...rest}
      className={classNames(
        'group/switch relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border-2 border-grey-3 bg-grey-1 transition-colors duration-150',
        // The whole height of a thumb takes the touch.
        'after:absolute after:-inset-y-2.5 after:inset-x-0',
        'data-[state=checked]:border-green data-[state=checked]:bg-green',
        className,
      )}
    >
      <RadixSwitch.Thumb className="flex size-5 translate-x-0.5 items-center justify-center rounded-full bg-grey-4 text-green transition-transform duration-150 data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-sheet">
        <Check className="size-3.5 opacity-0 group-data-[state=checked]/switch:opacity-100" strokeWidth={3.5} aria-hidden />
      </RadixSwitch.Thumb>
    </RadixSwitch.Root>
  );
}
