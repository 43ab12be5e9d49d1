package dev.piculet.lab.contenders.dsljson;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contract.JavaJsonContract;
import java.util.Set;

class JavaJsonTest extends JavaJsonContract {
    @Override
    protected Contender contender() {
        return new DslJsonContender();
    }

    @Override
    protected Set<Limit> limits() {
        return Set.of(Limit.NON_FINITE, Limit.NEGATIVE_ZERO, Limit.DISTANT_TIMES);
    }
}
