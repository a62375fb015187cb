import { UsersRound } from 'lucide-react';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { paths } from '../../../lib/paths.js';

/** On home, for administrators: the way to their pages. */
export default function AdminTools() {
  return (
    <section lang="en" aria-labelledby="admin-tools">
      <h2 id="admin-tools" className="text-xl font-semibold">
        Administrative Dashboard
      </h2>
      <Card className="mt-4 flex flex-col gap-5 md:flex-row md:items-center md:gap-6">
        <div className="flex flex-1 items-start gap-4 sm:gap-6">
          <span aria-hidden className="flex size-14 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text">
            <UsersRound className="size-7" />
          </span>
          <div>
            <CardTitle level={3} className="sm:text-xl">
              User Management Portal
            </CardTitle>
            <p className="mt-1 max-w-text text-grey-5">Find users, change their accounts and access, and see figures, activity and settings.</p>
          </div>
        </div>
        <LinkButton to={paths.admin} variant="primary" className="w-full md:w-auto">
          Open Admin Dashboard
        </LinkButton>
      </Card>
    </section>
  );
}
