// Its own module, so that the code that checks answers is fetched only once somebody is signed in.
export { currentUserSchema } from '@b1fuchs/contracts';
