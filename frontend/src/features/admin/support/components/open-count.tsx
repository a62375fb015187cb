import { useQuery } from '@tanstack/react-query';
import { openCountQuery } from '../api/inbox.js';

/** How many messages wait for an answer, behind the name of the page: ' (3)'. */
export function OpenCount() {
  const { data } = useQuery(openCountQuery);
  return data === undefined || data.open === 0 ? null : <span className="tabular-nums"> ({data.open.toLocaleString('en')})</span>;
}
