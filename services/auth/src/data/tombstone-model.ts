import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/**
 * What is left of an erased account until all have heard of it: its id. Apart from the users, whose unique keys a
 * document without a name and an address would hold.
 */
const tombstoneSchema = new Schema({ _id: { type: String, required: true }, erasedAt: { type: Date, required: true }, ...outboxField }, schemaOptions);
tombstoneSchema.index(...outboxIndex);

export const tombstoneModel = (connection: Connection) => connection.model('Tombstone', tombstoneSchema, 'tombstones');
export type TombstoneModel = ReturnType<typeof tombstoneModel>;
