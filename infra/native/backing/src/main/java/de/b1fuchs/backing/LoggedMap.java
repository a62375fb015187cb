package de.b1fuchs.backing;

import java.util.Map;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.type.DataType;

/** A map of the store that tells the log of each of its changes, in the order in which they are made. */
final class LoggedMap<K, V> extends MVMap<K, V> {

  private final WriteAheadLog log;

  private LoggedMap(Map<String, Object> config, DataType<K> keyType, DataType<V> valueType, WriteAheadLog log) {
    super(config, keyType, valueType);
    this.log = log;
  }

  /** All single changes of a map come by here. The store itself does too, to move a page whose content stays as it is. */
  @Override
  public V operate(K key, V value, DecisionMaker<? super V> decision) {
    if (value == null && decision != DecisionMaker.REMOVE) {
      // Not under the log's lock: the store has its own by now, and whoever has the log's may wait for that.
      return super.operate(key, null, decision);
    }
    synchronized (log) {
      V before = super.operate(key, value, decision);
      if (decision == DecisionMaker.REMOVE) {
        log.removed(this, key);
      } else if (decision.decide(before, value) == Decision.PUT) {
        log.put(this, key, value);
      }
      return before;
    }
  }

  @Override
  public boolean remove(Object key, Object value) {
    throw new UnsupportedOperationException("The log does not know whether something was removed");
  }

  @Override
  public void clear() {
    synchronized (log) {
      super.clear();
      log.demandCheckpoint();
    }
  }

  static final class Builder<K, V> extends MVMap.BasicBuilder<LoggedMap<K, V>, K, V> {

    private final WriteAheadLog log;

    Builder(WriteAheadLog log) {
      this.log = log;
    }

    @Override
    protected LoggedMap<K, V> create(Map<String, Object> config) {
      return new LoggedMap<>(config, getKeyType(), getValueType(), log);
    }
  }
}
