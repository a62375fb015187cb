import { useParams } from 'react-router-dom';
import { LearnerScreen } from '../../features/admin/learner/components/learner-screen.js';
import { headTexts } from '../../features/admin/learner/model/texts.js';
import { usePageMeta } from '../../lib/page-meta.js';

/** One learner, as administrators see them. */
export default function LearnerPage() {
  const { userId = '' } = useParams();
  usePageMeta({ title: headTexts.pageTitle, description: 'Access, payments, practice, sessions and mails of one user.', isUnlisted: true });
  // Another user is another page: nothing of the one before stays open.
  return <LearnerScreen key={userId} userId={userId} />;
}
