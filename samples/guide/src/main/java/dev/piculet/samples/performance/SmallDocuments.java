package dev.piculet.samples.performance;

import dev.piculet.jackson3.PiculetModule;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.json.JsonMapper;

/** How do I spend less on small documents, where platform threads read and write? */
public final class SmallDocuments {
    // region pool
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .recyclerPool(JsonRecyclerPools.threadLocalPool())
                    .build())
            .addModule(new PiculetModule())
            .build();
    // endregion

    private SmallDocuments() {}

    record Point(int x, int y) {}

    public static void main(String[] args) {
        System.out.println(MAPPER.readValue(MAPPER.writeValueAsBytes(new Point(3, 4)), Point.class));
    }
}
