import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { isAdmins, refreshAdmin } from '../lib/admin-query.js';

/** The dashboard's head with what can be done from everywhere in it. @param props.actions buttons beside Refresh */
export function DashboardHeader({ actions }: { actions: ReactNode }) {
  const client = useQueryClient();
  const isFetching = useIsFetching({ predicate: (query) => isAdmins(query) }) > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl font-semibold sm:text-3xl">Admin Dashboard</h1>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<RefreshCw aria-hidden />} pending={isFetching} onClick={() => void refreshAdmin(client)}>
          Refresh
        </Button>
        {actions}
        <LinkButton size="sm" to={paths.home} icon={<ArrowLeft aria-hidden />}>
          Back to App
        </LinkButton>
      </div>
    </div>
  );
}
