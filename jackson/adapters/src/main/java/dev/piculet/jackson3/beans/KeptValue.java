package dev.piculet.jackson3.beans;

import tools.jackson.databind.deser.SettableBeanProperty;

/**
 * A value that is set once there is an instance.
 *
 * @param earlier what is set after it; null if it was read first
 */
record KeptValue(SettableBeanProperty property, Object value, KeptValue earlier) {}
