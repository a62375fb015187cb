import { useParams } from 'react-router-dom';
import { InvoiceScreen } from '../features/membership/components/invoice-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function InvoicePage() {
  const { number = '' } = useParams();
  // The title names the file when it is saved as a PDF.
  usePageMeta({ title: `Rechnung ${number}`, description: 'Eine Rechnung von B1 Fuchs, zum Lesen und Drucken.', isUnlisted: true });
  return <InvoiceScreen number={number} />;
}
