package de.b1fuchs.backing;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Makes changes durable before they are acknowledged. Changes are made side by side; those that wait for
 * their commit at the same time share one, and no commit runs while a change is half made, so that a
 * document and its index entries are on disk together or not at all.
 */
final class GroupCommit {

  private final Runnable commit;
  private final ReadWriteLock changing = new ReentrantReadWriteLock();
  private final AtomicLong made = new AtomicLong();
  private long committed;

  /** @param commit writes all that was changed so far to disk */
  GroupCommit(Runnable commit) {
    this.commit = commit;
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

  private synchronized void commitUpTo(long number) {
    if (committed >= number) {
      return;
    }
    changing.writeLock().lock();
    try {
      long all = made.get();
      commit.run();
      committed = all;
    } finally {
      changing.writeLock().unlock();
    }
  }
}
