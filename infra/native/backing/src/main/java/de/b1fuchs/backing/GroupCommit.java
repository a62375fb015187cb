package de.b1fuchs.backing;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes changes durable before they are acknowledged. Changes are made side by side; those that wait at the same time
 * share one frame of the log, and none is cut while a change is half made, so that a document and its index entries are
 * on disk together or not at all.
 *
 * <p>Where the disk takes no more the process ends: what it would answer from then on were not what is on disk, and what
 * follows half a frame in the log is not read at the next start.
 */
final class GroupCommit {

  private static final Logger logger = LoggerFactory.getLogger(GroupCommit.class);
  /** EX_IOERR of sysexits.h. */
  private static final int IO_FAILED = 74;

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

  /** Makes room in the store's file, beside the changes, then puts what is in the log into the store. */
  void tidy() {
    orEnd(log::compact);
    checkpoint();
  }

  /** Puts what is in the log into the store. */
  synchronized void checkpoint() {
    orEnd(() -> whileNoneIsMade(() -> {
      if (!log.isEmpty()) {
        log.checkpoint();
      }
    }));
  }

  /** Puts all into the store, which then needs no log. */
  synchronized void close() {
    orEnd(() -> whileNoneIsMade(log::close));
  }

  private synchronized void commitUpTo(long number) {
    if (committed < number) {
      orEnd(this::commitAll);
    }
  }

  private void commitAll() {
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

  private void whileNoneIsMade(Runnable work) {
    changing.writeLock().lock();
    try {
      work.run();
    } finally {
      changing.writeLock().unlock();
    }
  }

  private static void orEnd(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error e) {
      logger.error("The store can't be written; stopping, so that nothing is acknowledged that is not stored", e);
      Runtime.getRuntime().halt(IO_FAILED);
    }
  }
}
