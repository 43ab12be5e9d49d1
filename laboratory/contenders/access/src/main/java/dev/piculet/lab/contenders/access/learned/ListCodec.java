package dev.piculet.lab.contenders.access.learned;

import java.util.ArrayList;
import java.util.List;

/** Lists: their size, and their elements. */
final class ListCodec extends ValueCodec {
    private final ValueCodec element;

    ListCodec(ValueCodec element) {
        this.element = element;
    }

    @Override
    void write(Output output, Object value) throws Throwable {
        List<?> list = (List<?>) value;
        output.putInt(list == null ? Input.NO_COUNT : list.size());
        if (list != null) {
            for (Object one : list) {
                element.write(output, one);
            }
        }
    }

    @Override
    Object read(Input input) throws Throwable {
        int count = input.count();
        if (count == Input.NO_COUNT) {
            return null;
        }
        List<Object> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(element.read(input));
        }
        return list;
    }
}
