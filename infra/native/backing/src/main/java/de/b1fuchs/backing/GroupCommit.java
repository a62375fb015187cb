package de.b1fuchs.backing;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Makes changes durable before they are acknowledged. Changes are made side by side; those that wait at the same time
 * share one frame of the log, and none is cut while a change is half made, so that a document and its index entries are
 * on disk together or not at all.
 */
final class GroupCommit {

  private final WriteAheadLog log;
  private final ReadWriteLock changing = new ReentrantReadWriteLock();
  private final AtomicLong made = new AtomicLong();
  private long committed;

  GroupCommit(WriteAheadLog log) {
    this.log = log;
  }

  /** Makes the change and answers once it is on disk. A change that throws is not waited for. */
  <T> T durably(Supplier<T> change) {
    T result;
    long number;
    changing.readLock().lock();
    try {
      result = change.get();
      number = made.incrementAndGet();
    } finally {
      changing.readLock().unlock();
    }
    commitUpTo(number);
    return result;
  }

  /** Puts what is in the log into the store. */
  synchronized void checkpoint() {
    changing.writeLock().lock();
    try {
      if (!log.isEmpty()) {
        log.checkpoint();
      }
    } finally {
      changing.writeLock().unlock();
    }
  }

  /** Puts all into the store, which then needs no log. */
  synchronized void close() {
    changing.writeLock().lock();
    try {
      log.close();
    } finally {
      changing.writeLock().unlock();
    }
  }

  private synchronized void commitUpTo(long number) {
    if (committed >= number) {
      return;
    }
    long all;
    ByteBuffer frame;
    changing.writeLock().lock();
    try {
      all = made.get();
      frame = log.needsCheckpoint() ? null : log.cutFrame();
      if (frame == null) {
        log.checkpoint();
      }
    } finally {
      changing.writeLock().unlock();
    }
    if (frame != null) {
      log.write(frame);
    }
    committed = all;
  }
}
