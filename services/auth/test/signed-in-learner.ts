import { currentUserSchema, type Identity } from '@b1fuchs/contracts';
import { sessionKeyOf } from '@b1fuchs/kit';
import { someIdentity } from '@b1fuchs/testing';
import { sessionIn, someLearner, type AuthUnderTest, type NewLearner } from './auth-under-test.js';

export type SignedInLearner = { learner: NewLearner; identity: Identity; sessionId: string };

/** Signs somebody in. */
export async function signIn(auth: AuthUnderTest, learner: NewLearner): Promise<SignedInLearner> {
  const answer = await auth.post('/api/login', learner);
  const sessionId = sessionIn(answer);
  return { learner, sessionId, identity: someIdentity({ userId: currentUserSchema.parse(answer.body).id, sessionId: sessionKeyOf(sessionId) }) };
}

/** A new administrator who is signed in. */
export async function signedInAdministrator(auth: AuthUnderTest): Promise<SignedInLearner> {
  const one = await signedInLearner(auth);
  await auth.makeAdministrator(one.learner.email);
  return { ...one, identity: { ...one.identity, role: 'admin' } };
}

/** A new learner who is signed in. */
export async function signedInLearner(auth: AuthUnderTest): Promise<SignedInLearner> {
  const learner = someLearner();
  await auth.registerVerified(learner);
  return signIn(auth, learner);
}
