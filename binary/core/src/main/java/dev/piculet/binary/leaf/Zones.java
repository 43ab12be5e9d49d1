package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * Zones of time. An offset is a byte: quarters of an hour, from -72 to 72, or 127, then seconds, signed. A region is
 * the byte 126, then its name.
 */
final class Zones {
    private static final int QUARTER = 15 * 60;
    private static final int SECONDS = 127;
    private static final int REGION = 126;

    private Zones() {}

    static void write(BinaryOutput out, ZoneId zone) {
        if (!(zone instanceof ZoneOffset offset)) {
            out.writeByte(REGION);
            out.writeString(zone.getId());
            return;
        }
        int seconds = offset.getTotalSeconds();
        if (seconds % QUARTER == 0) {
            out.writeByte(seconds / QUARTER);
        } else {
            out.writeByte(SECONDS);
            LongVarint.writeSigned(out, seconds);
        }
    }

    static ZoneId read(BinaryInput in) {
        int first = in.readByte();
        return first == REGION ? region(in.readString()) : offset(first, in);
    }

    static ZoneOffset readOffset(BinaryInput in) {
        return offset(in.readByte(), in);
    }

    private static ZoneId region(String id) {
        ZoneId zone = ZoneId.of(id);
        if (zone instanceof ZoneOffset) {
            throw new DateTimeException("offset " + id + " is written as a region");
        }
        return zone;
    }

    private static ZoneOffset offset(int first, BinaryInput in) {
        if (first != SECONDS) {
            return ZoneOffset.ofTotalSeconds(first * QUARTER);
        }
        int seconds = LongVarint.readSignedInt(in);
        if (seconds % QUARTER == 0) {
            throw new DateTimeException("offset of " + seconds + " s is not written in quarters of an hour");
        }
        return ZoneOffset.ofTotalSeconds(seconds);
    }
}
