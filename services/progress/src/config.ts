export { serviceConfigSchema as configSchema, type ServiceConfig as Config } from '@b1fuchs/kit';
