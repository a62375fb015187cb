import { Activity, CreditCard, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { paths } from '../../../lib/paths.js';

export type AdminLink = { to: string; label: string; Icon: LucideIcon; /** Only this page itself is meant, not those below it. */ isExact?: boolean };

/** The administrators' pages, in the row below the header. */
export const adminLinks: readonly AdminLink[] = [
  { to: paths.admin, label: 'Dashboard', Icon: LayoutDashboard, isExact: true },
  { to: `${paths.admin}/payments`, label: 'Payments', Icon: CreditCard },
  { to: `${paths.admin}/system`, label: 'System', Icon: Activity },
];
