import amqp, { type AmqpConnectionManager, type Channel, type ChannelWrapper } from 'amqp-connection-manager';
import type { ConfirmChannel } from 'amqplib';
import type { Logger } from '../logger.js';
import { declareTopology } from './topology.js';

/** A publish that the broker has not confirmed by then has failed; the outbox tries again. */
const CONFIRM_TIMEOUT_MS = 5_000;
const RECONNECT_S = 1;
const HEARTBEAT_S = 10;

export type Broker = {
  isConnected: () => boolean;
  /** Resolves when the broker has confirmed; rejects while it is away. An empty exchange names a queue as routing key. */
  publish: (exchange: string, routingKey: string, body: Buffer, options: PublishOptions) => Promise<void>;
  /** Runs on every (re)connection with a channel of its own. */
  onChannel: (setup: (channel: ConfirmChannel) => Promise<void>) => Promise<{ close: () => Promise<void> }>;
  onConnected: (listener: () => void) => void;
  close: () => Promise<void>;
};

export type PublishOptions = { messageId: string; headers?: Record<string, string | number> };

/** Connects to RabbitMQ and keeps connecting; declares the topology on every connection. */
export function connectBroker(url: string, logger: Logger): Broker {
  const connection: AmqpConnectionManager = amqp.connect([url], {
    reconnectTimeInSeconds: RECONNECT_S,
    heartbeatIntervalInSeconds: HEARTBEAT_S,
  });
  connection.on('disconnect', ({ err }) => {
    logger.warn({ err }, 'broker disconnected, reconnecting');
  });
  connection.on('connectFailed', ({ err }) => {
    logger.warn({ err }, 'broker not reachable, trying again');
  });
  const publishing: ChannelWrapper = connection.createChannel({
    confirm: true,
    publishTimeout: CONFIRM_TIMEOUT_MS,
    setup: (channel: Channel) => declareTopology(channel),
  });
  publishing.on('error', (error: Error) => {
    logger.warn({ err: error }, 'publishing channel error');
  });

  return {
    isConnected: () => connection.isConnected(),
    async publish(exchange, routingKey, body, options) {
      if (!connection.isConnected()) throw new Error('the broker is not connected');
      await publishing.publish(exchange, routingKey, body, {
        persistent: true,
        contentType: 'application/json',
        ...options,
      });
    },
    async onChannel(setup) {
      await publishing.waitForConnect();
      const channel = connection.createChannel({
        confirm: true,
        setup: (raw: Channel) => setup(raw as ConfirmChannel),
      });
      channel.on('error', (error: Error) => {
        logger.warn({ err: error }, 'consuming channel error');
      });
      await channel.waitForConnect();
      return { close: () => channel.close() };
    },
    onConnected: (listener) => {
      publishing.on('connect', listener);
    },
    async close() {
      await publishing.close();
      await connection.close();
    },
  };
}
