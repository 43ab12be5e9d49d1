package dev.piculet.jackson.bean;

import dev.piculet.jackson.generator.Omitted;

/**
 * An adapter's facts about a property that is written without a generator.
 *
 * @param facts that are needed in any way
 * @param quoted the name in quotes with a colon, escaped as JSON wants it; null if UTF-8 can't hold it
 * @param omitted which values are left out; null if that is not known
 * @param mayBeOwner whether the declared type allows the object itself as value
 */
public record DirectFacts(WriteFacts facts, String name, byte[] quoted, Omitted omitted, boolean mayBeOwner) {}
