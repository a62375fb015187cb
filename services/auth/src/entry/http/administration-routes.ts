import {
  changeAccountSchema,
  createAccountSchema,
  deleteAccountSchema,
  deletionPermitsRequestSchema,
  mailStatesQuerySchema,
  newsPreviewRequestSchema,
  ownersPageQuerySchema,
  sendNewsSchema,
  setPasswordSchema,
} from '@b1fuchs/contracts';
import { parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { listAccounts } from '../../domain/administration/admin-account.js';
import { changeAccount, type AccountChangeParts } from '../../domain/administration/change-account.js';
import { readMailStates, type MailStateParts } from '../../domain/administration/mail-states.js';
import { createAccount, type CreationParts } from '../../domain/administration/create-account.js';
import { deleteAccount, type AccountDeletionParts } from '../../domain/administration/delete-account.js';
import { permitDeletions } from '../../domain/administration/deletion-permit.js';
import { previewNews, sendNews, type NewsParts } from '../../domain/administration/send-news.js';
import { setPassword, type PasswordSettingParts } from '../../domain/administration/set-password.js';

export type AdministrationRouteParts = AccountChangeParts & CreationParts & AccountDeletionParts & PasswordSettingParts & NewsParts & MailStateParts;

/** What administrators do with accounts; asked by the admin service alone. */
export function administrationRoutes(parts: AdministrationRouteParts): Router {
  const router = Router();
  router.get('/internal/admin/accounts', async (request, response) => {
    response.json(await listAccounts(parts, parse(ownersPageQuerySchema, request.query)));
  });

  router.post('/internal/admin/accounts', async (request, response) => {
    response.status(201).json(await createAccount(parts, parse(createAccountSchema, request.body), new Date()));
  });

  router.patch('/internal/admin/accounts/:userId', async (request, response) => {
    response.json(await changeAccount(parts, request.params.userId, parse(changeAccountSchema, request.body), new Date()));
  });

  router.put('/internal/admin/accounts/:userId/password', async (request, response) => {
    response.json(await setPassword(parts, request.params.userId, parse(setPasswordSchema, request.body), new Date()));
  });

  router.post('/internal/admin/accounts/:userId/deletion', async (request, response) => {
    response.json(await deleteAccount(parts, request.params.userId, parse(deleteAccountSchema, request.body), new Date()));
  });

  router.post('/internal/admin/deletion-permits', async (request, response) => {
    response.json({ permits: await permitDeletions(parts, parse(deletionPermitsRequestSchema, request.body), new Date()) });
  });

  router.post('/internal/admin/accounts/:userId/news', async (request, response) => {
    await sendNews(parts, request.params.userId, parse(sendNewsSchema, request.body), new Date());
    response.json({ queued: true });
  });

  router.post('/internal/admin/news-preview', async (request, response) => {
    const { by, ...mail } = parse(newsPreviewRequestSchema, request.body);
    response.json(await previewNews(parts, by, mail, new Date()));
  });

  router.get('/internal/admin/mails', async (request, response) => {
    response.json(await readMailStates(parts, parse(mailStatesQuerySchema, request.query).ids));
  });

  return router;
}
