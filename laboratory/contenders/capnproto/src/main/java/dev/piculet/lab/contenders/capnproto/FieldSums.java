package dev.piculet.lab.contenders.capnproto;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contender.FieldSum;
import dev.piculet.lab.contenders.capnproto.message.Objects.ComplexAsDocumentedStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.ComplexStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.CountStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.DeepAsDocumentedStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.DeepStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.ImageStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.MediaContentStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.MediaStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.NestedStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.PlayerCode;
import dev.piculet.lab.contenders.capnproto.message.Objects.SimpleStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.SizeCode;
import dev.piculet.lab.contenders.capnproto.message.Objects.TagStruct;
import org.capnproto.PrimitiveList;
import org.capnproto.StructList;
import org.capnproto.TextList;

/** Adds up the fields of structs in place, in the order of the payload's classes. */
final class FieldSums {
    private FieldSums() {}

    static long of(SimpleStruct.Reader struct) {
        return at(0, struct.getId())
                + at(1, struct.hasName() ? struct.getName().toString() : null)
                + at(2, struct.getActive())
                + at(3, struct.getDoubleValue())
                + at(4, struct.getFloatValue())
                + at(5, struct.getLongValue())
                + at(6, struct.getShortValue());
    }

    static long of(ComplexStruct.Reader struct) {
        return at(0, struct.getId())
                + at(1, struct.hasName() ? struct.getName().toString() : null)
                + at(2, struct.getActive())
                + at(3, struct.hasNested() ? of(struct.getNested()) : ABSENT)
                + at(4, struct.hasData() ? ofCounts(struct.getData()) : ABSENT);
    }

    private static long of(NestedStruct.Reader struct) {
        return at(0, struct.getId())
                + at(1, struct.hasName() ? struct.getName().toString() : null)
                + at(2, struct.getValue());
    }

    private static long ofCounts(StructList.Reader<CountStruct.Reader> list) {
        long sum = list.size();
        for (CountStruct.Reader count : list) {
            sum += FieldSum.entry(count.getKey().toString(), count.getValue());
        }
        return sum;
    }

    static long of(DeepStruct.Reader struct) {
        return at(0, struct.getId())
                + at(1, struct.hasName() ? struct.getName().toString() : null)
                + at(2, struct.getValue())
                + at(3, struct.hasChild() ? of(struct.getChild()) : ABSENT);
    }

    static long of(ComplexAsDocumentedStruct.Reader struct) {
        return at(0, struct.getId())
                + at(1, struct.hasName() ? struct.getName().toString() : null)
                + at(2, struct.hasNumbers() ? of(struct.getNumbers()) : ABSENT)
                + at(3, struct.hasTags() ? ofTags(struct.getTags()) : ABSENT);
    }

    private static long of(PrimitiveList.Int.Reader list) {
        long sum = list.size();
        for (int i = 0; i < list.size(); i++) {
            sum += at(i, list.get(i));
        }
        return sum;
    }

    private static long ofTags(StructList.Reader<TagStruct.Reader> list) {
        long sum = list.size();
        for (TagStruct.Reader tag : list) {
            sum += FieldSum.entry(tag.getKey().toString(), tag.getValue().toString());
        }
        return sum;
    }

    static long of(DeepAsDocumentedStruct.Reader struct) {
        return at(0, struct.getId())
                + at(1, struct.hasName() ? struct.getName().toString() : null)
                + at(2, struct.hasChild() ? of(struct.getChild()) : ABSENT);
    }

    static long of(MediaContentStruct.Reader struct) {
        return at(0, struct.hasMedia() ? of(struct.getMedia()) : ABSENT)
                + at(1, struct.hasImages() ? ofImages(struct.getImages()) : ABSENT);
    }

    private static long of(MediaStruct.Reader struct) {
        return at(0, struct.hasUri() ? struct.getUri().toString() : null)
                + at(1, struct.hasTitle() ? struct.getTitle().toString() : null)
                + at(2, struct.getWidth())
                + at(3, struct.getHeight())
                + at(4, struct.hasFormat() ? struct.getFormat().toString() : null)
                + at(5, struct.getDuration())
                + at(6, struct.getSize())
                + at(7, struct.getBitrate())
                + at(8, struct.getHasBitrate())
                + at(9, struct.hasPersons() ? of(struct.getPersons()) : ABSENT)
                + at(10, of(struct.getPlayer()))
                + at(11, struct.hasCopyright() ? struct.getCopyright().toString() : null);
    }

    private static long of(PlayerCode code) {
        return code == PlayerCode.NONE ? ABSENT : code.ordinal() - PlayerCode.JAVA.ordinal();
    }

    private static long of(TextList.Reader list) {
        long sum = list.size();
        for (int i = 0; i < list.size(); i++) {
            sum += at(i, list.get(i).toString());
        }
        return sum;
    }

    private static long ofImages(StructList.Reader<ImageStruct.Reader> list) {
        long sum = list.size();
        for (int i = 0; i < list.size(); i++) {
            sum += at(i, of(list.get(i)));
        }
        return sum;
    }

    private static long of(ImageStruct.Reader struct) {
        SizeCode size = struct.getSize();
        return at(0, struct.hasUri() ? struct.getUri().toString() : null)
                + at(1, struct.hasTitle() ? struct.getTitle().toString() : null)
                + at(2, struct.getWidth())
                + at(3, struct.getHeight())
                + at(4, size == SizeCode.NONE ? ABSENT : size.ordinal() - SizeCode.SMALL.ordinal());
    }
}
