package dev.piculet.lab.contenders.access.learned;

import java.util.HashMap;
import java.util.Map;

/** Maps: their size, and their entries, of which each has its key before its value. */
final class MapCodec extends ValueCodec {
    private final ValueCodec key;
    private final ValueCodec value;

    MapCodec(ValueCodec key, ValueCodec value) {
        this.key = key;
        this.value = value;
    }

    @Override
    void write(Output output, Object entries) throws Throwable {
        Map<?, ?> map = (Map<?, ?>) entries;
        output.putInt(map == null ? Input.NO_COUNT : map.size());
        if (map != null) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                key.write(output, entry.getKey());
                value.write(output, entry.getValue());
            }
        }
    }

    @Override
    Object read(Input input) throws Throwable {
        int count = input.count();
        if (count == Input.NO_COUNT) {
            return null;
        }
        Map<Object, Object> map = new HashMap<>(count + (count + 2) / 3);
        for (int i = 0; i < count; i++) {
            map.put(key.read(input), value.read(input));
        }
        return map;
    }
}
