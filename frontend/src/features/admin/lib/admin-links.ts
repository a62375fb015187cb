import { Activity, CreditCard, LayoutDashboard, LifeBuoy, SpellCheck, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { paths } from '../../../lib/paths.js';
import { OpenCount } from '../support/components/open-count.js';

export type AdminLink = { to: string; label: string; Icon: LucideIcon; /** Only this page itself is meant, not those below it. */ isExact?: boolean; /** What stands behind the label. */ Count?: ComponentType };

/** The administrators' pages, in the row below the header. */
export const adminLinks: readonly AdminLink[] = [
  { to: paths.admin, label: 'Dashboard', Icon: LayoutDashboard, isExact: true },
  { to: paths.adminSupport, label: 'Support', Icon: LifeBuoy, Count: OpenCount },
  { to: paths.adminCorrections, label: 'Corrections', Icon: SpellCheck },
  { to: `${paths.admin}/payments`, label: 'Payments', Icon: CreditCard },
  { to: `${paths.admin}/system`, label: 'System', Icon: Activity },
];
