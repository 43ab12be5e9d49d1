package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.BinaryFormatContract;
import java.util.List;
import java.util.Map;

class BinaryFormatTest extends BinaryFormatContract {
    @Override
    protected List<Contender> all() {
        return List.of(new SmileContender(), new CborContender());
    }

    @Override
    protected Map<String, Integer> sizesOfMedia() {
        return Map.of("SmileContender", 364, "CborContender", 407);
    }
}
