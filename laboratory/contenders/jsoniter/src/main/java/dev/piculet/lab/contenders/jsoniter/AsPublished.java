package dev.piculet.lab.contenders.jsoniter;

import com.jsoniter.output.JsonStream;
import dev.piculet.lab.contender.TextBinding;

/** The call of write-up 004, which gives the library no type and none of the settings of the other contenders. */
class AsPublished implements TextBinding<Object> {
    @Override
    public String serializeText(Object value) {
        return JsonStream.serialize(value);
    }

    /** @throws UnsupportedOperationException always: the write-up only writes */
    @Override
    public Object deserializeText(String text) {
        throw new UnsupportedOperationException("The write-up reads nothing.");
    }
}
