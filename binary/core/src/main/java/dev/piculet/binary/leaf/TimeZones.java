package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/**
 * Zones of time as calendars have them. A zone of the JDK is the byte 0, then its id. A {@link SimpleTimeZone} that has one
 * offset only is the byte 1, the offset in milliseconds, signed, then its id. Rules of a zone's own can't be asked for.
 */
final class TimeZones {
    private static final int NAMED = 0;
    private static final int FIXED = 1;

    private TimeZones() {}

    static void write(BinaryOutput out, TimeZone zone) {
        if (zone.getClass() == SimpleTimeZone.class) {
            writeFixed(out, zone);
            return;
        }
        // An id or an offset may have been set; any other class is not equal to that of the JDK.
        if (!TimeZone.getTimeZone(zone.getID()).equals(zone)) {
            throw LeafErrors.unknownTimeZone(zone.getID(), zone.getClass());
        }
        out.writeByte(NAMED);
        out.writeString(zone.getID());
    }

    private static void writeFixed(BinaryOutput out, TimeZone zone) {
        if (zone.useDaylightTime()) {
            throw LeafErrors.ownDaylightRules(zone.getID());
        }
        out.writeByte(FIXED);
        LongVarint.writeSigned(out, zone.getRawOffset());
        out.writeString(zone.getID());
    }

    static TimeZone read(BinaryInput in) {
        int kind = in.readByte();
        if (kind == FIXED) {
            return new SimpleTimeZone(LongVarint.readSignedInt(in), in.readString());
        }
        if (kind != NAMED) {
            throw new IllegalArgumentException("zone is of kind " + kind);
        }
        String id = in.readString();
        TimeZone zone = TimeZone.getTimeZone(id);
        // An unknown zone becomes GMT.
        if (!zone.getID().equals(id)) {
            throw new IllegalArgumentException("no zone has this id");
        }
        return zone;
    }
}
