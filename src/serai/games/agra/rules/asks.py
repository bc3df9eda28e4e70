"""Who puts the questions of chapters further on: of shortages, tracks, contracts that work at once,
and all that may be done at any time."""

from serai.core.action import Action
from serai.core.step import Refusal
from serai.games.agra import actions, tables
from serai.games.agra.rules import anytime, city, favours, tracks
from serai.games.agra.rules.goods import gain_favours
from serai.games.agra.rules.production import advance
from serai.games.agra.rules.workshop import FirstSite
from serai.games.agra.state import AgraState, Asks
from serai.games.agra.tables import LEVELS


class Questions(Asks):
    """Knows every chapter."""

    def offer_anytime(self, s: AgraState, options: list[Action]) -> None:
        seat = s.turn
        anytime.add_spices(s, seat, options)
        favours.add_deeds(s, seat, options)
        anytime.add_luxuries(s, seat, options)
        anytime.add_contracts(s, seat, options)

    def do_anytime(self, s: AgraState, action: Action) -> None:
        seat = s.turn
        if isinstance(action, actions.AnytimeDeed):
            favours.pay_for(s, seat, action)
            favours.do_deed(s, seat, action.deed)
        elif isinstance(action, actions.Luxury):
            anytime.use_luxury(s, seat, action.good)
        elif isinstance(action, actions.Spices):
            anytime.use_spices(s, seat, action.which)
        elif isinstance(action, actions.Consign):
            anytime.consign(s, seat, action.good)
        elif isinstance(action, actions.Pray):
            anytime.pray(s, seat)
        elif isinstance(action, actions.Mosaic):
            anytime.set_mosaic(s, seat, action.rate)
        else:
            assert isinstance(action, actions.Barter)
            s.note_work(tables.ENGLISH_TRADER)  # [notable.english_trader]
            s.stack.append(favours.ExchangeOne(seat, "notable.english_trader"))

    def refuse_anytime(self, s: AgraState) -> list[Refusal]:
        return favours.deed_refusals(s, s.turn) + anytime.once_refusals(s, s.turn)

    def shortage(self, s: AgraState, seat: int, good: int, count: int) -> None:
        """[stones.free] No stone is at home for a good, or for favours if `good` is NONE."""
        s.stack.append(anytime.Shortage(seat, good, count))

    def extra(self, s: AgraState, seat: int, arrow: int) -> None:
        """[favour.process_extra] Whoever has the tile may add one more good."""
        if favours.is_ready(s, seat, tables.PROCESS_EXTRA):
            s.stack.append(favours.ProcessExtra(seat, arrow))

    def track_bonus(self, s: AgraState, seat: int, count: int) -> None:
        """[influence.bonus] A step has brought favours, or a tile."""
        s.stack.append(tracks.TrackBonus(seat, count))

    def tracks(self, s: AgraState, seat: int, count: int, why: str) -> None:
        """[influence.choice] Steps on so many tracks of one's choice are due."""
        s.stack.append(tracks.StepUp(seat, count, 0, why))

    def ascend(self, s: AgraState, seat: int, guild: int) -> None:
        """[influence.deliver] A step for a delivery is due."""
        s.stack.append(tracks.Ascend(seat, (guild,)))

    def at_once(self, s: AgraState, seat: int, notable: int) -> None:
        """[notable.at_once] What a contract gives once, when it is won."""
        if notable == tables.SUFI:  # [notable.sufi]
            advance(s, seat, "notable.sufi")
        elif notable == tables.MOSAIC_MAKER:
            s.stack.append(tracks.SearchTile(seat))
        elif notable == tables.MUJTAHIDA:
            s.stack.append(FirstSite(seat))
        elif notable == tables.PAINTER:  # [notable.painter]
            raises, why = s.tables.painter_raises, "notable.painter"
            s.then(city.MayRaise(seat, raises, why), tracks.MayStepUp(seat, 1, 0, why))
        elif notable == tables.SADR:
            s.stack.append(tracks.OfferToAkbar(seat))
        elif s.tables.notable_level[notable] == LEVELS:  # [notable.great]
            gain_favours(s, seat, s.tables.level_four_favours, "notable.great")
