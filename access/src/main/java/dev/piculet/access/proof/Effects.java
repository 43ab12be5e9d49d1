package dev.piculet.access.proof;

import java.util.Map;

/**
 * What a method does, in terms of its arguments.
 *
 * @param result what it gives; null if nothing
 * @param fields what it leaves in its receiver's fields, of those that it stores
 * @param touched arguments that it may change, or its receiver if code that is not known gets it; a bit each
 * @param toucher what may change them, for messages; null if nothing does
 * @param nonNulls arguments that are not null if it returns; a bit each
 * @param returns whether it ever returns
 */
record Effects(Value result, Map<String, Value> fields, long touched, String toucher, long nonNulls, boolean returns) {}
