/*
 * Tabs with arrow keys. A tab panel keeps the focus order of the page.
 *   <Tabs value={tab} onValueChange={setTab}>
 *     <TabList label="Bereiche"><Tab value="a">A</Tab><Tab value="b">B</Tab></TabList>
 *     <TabPanel value="a">…</TabPanel><TabPanel value="b">…</TabPanel>
 *   </Tabs>
 * `variant="segments"` on TabList fills the width with equal parts (forms); the default is a line of words.
 */
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

export const Tabs = RadixTabs.Root;

type TabListProps = Omit<ComponentProps<typeof RadixTabs.List>, 'aria-label'> & { label: string; variant?: 'line' | 'segments' };

export function TabList({ label, variant = 'line', className, ...rest }: TabListProps) {
  const look = {
    line: 'gap-1 overflow-x-auto border-b border-grey-2',
    segments: 'rounded-control bg-grey-1 p-1 *:flex-1 *:justify-center',
  };
  return <RadixTabs.List {...rest} aria-label={label} data-variant={variant} className={classNames('group/tabs flex', look[variant], className)} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 px-4 font-semibold whitespace-nowrap text-grey-4 transition-colors duration-150',
        'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink [&_svg]:size-5',
        // The line variant: an underline that lies on the border of the list.
        'group-data-[variant=line]/tabs:-mb-px group-data-[variant=line]/tabs:border-b-2 group-data-[variant=line]/tabs:border-transparent',
        'group-data-[variant=line]/tabs:data-[state=active]:border-accent-text',
        'group-data-[variant=segments]/tabs:rounded-control group-data-[variant=segments]/tabs:data-[state=active]:bg-sheet',
        'group-data-[variant=segments]/tabs:data-[state=active]:shadow-soft group-data-[variant=segments]/tabs:data-[state=active]:ring-1 group-data-[variant=segments]/tabs:data-[state=active]:ring-grey-3',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={classNames('pt-6', className)} />;
}
