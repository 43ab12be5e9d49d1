package dev.piculet.lab.contenders.avro;

import org.apache.avro.generic.GenericRecord;

/**
 * Copies objects into generic records, whose fields it knows by position, and back.
 *
 * @param <P> the payload's class
 */
interface RecordCopy<P> {
    GenericRecord toRecord(P value);

    P toObject(GenericRecord value);
}
